import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { defineSlot } from '#kit/features/slot.ts'

/** The tabs of the screen of QR codes, which trays draw. */
export const codeTabsSlot = defineSlot<ScreenTab>('codeTabs')
