import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { TableCodes } from '#features/tables/codes/table-codes.tsx'

/** The tab of tables and rooms on the screen of QR codes. (screens, /qrslist) */
export const tableCodeTabs: readonly ScreenTab[] = [
  { name: 'tables', titleKey: 'tables:codes.tab', order: 20, permission: 'tables:readToken', Part: TableCodes },
]
