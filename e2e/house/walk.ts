import type { Locator, Page } from '@playwright/test'

export type Language = 'en' | 'ar'

/** The demo's data that the walk uses. */
export type Place = {
  url: string
  /** An order of the hotel that waits to be accepted. */
  orderId: number
  menuId: number
  categoryId: number
  /** An item of that category, with a group of options. */
  itemId: number
  groupId: number
  language: Language
}

type Step = (page: Page, place: Place) => Promise<unknown>

/** One screen of one person, in one state: it is checked in every theme, on a desktop and on a phone. */
export type Stop = {
  /** The email address of the person. */
  email: string
  path: (place: Place) => string
  /** An element that is there once the screen is complete, in any language and on a phone too. */
  shown: (page: Page, place: Place) => Locator
  /** The steps before the screen is checked. */
  open?: Step
  /** True for a page of guests, to which no link of the dashboard leads. */
  isOutside?: true
  /** True if something lies over the screen and has the keyboard: a scan is typed into it. */
  isCovered?: true
  /** The button that people come for: it can be reached in every window, and has the size of a thumb on a phone. */
  act?: (page: Page) => Locator
  /** Checks of this screen alone, after all others, on a desktop in English. They may change the window's size. */
  onDesk?: Step
  /** The same on a phone, in Arabic. */
  onPhone?: Step
}
