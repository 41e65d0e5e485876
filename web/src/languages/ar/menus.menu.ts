export const translations = {
  screens: { board: 'القائمة', bulkOperations: 'العمليات المجمّعة' },
  help: { board: 'القوائم والفئات والأصناف وأسعارها.' },
}
