export const words = {
  screens: { board: 'القائمة', bulkOperations: 'العمليات المجمّعة' },
}
