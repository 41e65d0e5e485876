import type { Locator, Page } from '@playwright/test'

export type Language = 'en' | 'ar'

/** What the walk knows of the demo, and can do in it. */
export type Place = {
  url: string
  /** An order of the hotel that waits to be accepted. */
  orderId: number
  menuId: number
  categoryId: number
  /** Of that category; it has a group of options. */
  itemId: number
  groupId: number
  language: Language
}

/** One screen of one person, in one state: to be seen in every look, on a desk and on a phone. */
export type Stop = {
  /** Who goes there. */
  email: string
  path: (place: Place) => string
  /** What is there once all of it is, in any language and on a phone too. */
  shown: (page: Page, place: Place) => Locator
  /** What is done there before it is looked at. */
  open?: (page: Page, place: Place) => Promise<unknown>
  /** Something lies over the screen and has the keyboard: a scan there is typed into it. */
  isCovered?: true
}
