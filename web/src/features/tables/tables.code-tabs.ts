import type { ScreenTab } from '#kit/screen-tabs.ts'
import { TableCodes } from '#features/tables/codes/table-codes.tsx'

/** What tables and rooms bring to the screen of QR codes. (screens, /qrslist) */
export const tableCodeTabs: readonly ScreenTab[] = [
  { name: 'tables', titleKey: 'tables:codes.tab', order: 20, permission: 'tables:readToken', Part: TableCodes },
]
