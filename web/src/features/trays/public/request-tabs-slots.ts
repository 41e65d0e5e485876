import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { defineSlot } from '#kit/features/slot.ts'

/** The tabs of the screen of requests, which requests draw. */
export const requestTabsSlot = defineSlot<ScreenTab>('requestTabs')

/** The tabs of what is done there. */
export const doneTabsSlot = defineSlot<ScreenTab>('doneTabs')
