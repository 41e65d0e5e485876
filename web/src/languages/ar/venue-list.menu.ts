export const translations = {
  screens: { list: 'الفنادق', create: 'منشأة جديدة', venue: 'منشأة' },
}
