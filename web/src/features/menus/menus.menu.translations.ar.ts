export const translations = {
  screens: { board: 'القائمة', bulkOperations: 'العمليات المجمّعة' },
}
