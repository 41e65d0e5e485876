import type { MenuSeed } from '../menu-seed.ts'
import type { DemoVenueId } from '../venues.ts'
import { citadelCounter } from './citadel-counter.ts'
import { harbourAllDay } from './harbour-all-day.ts'
import { harbourBreakfast } from './harbour-breakfast.ts'
import { harbourChildren } from './harbour-children.ts'
import { harbourDrinks } from './harbour-drinks.ts'
import { jasmineKitchen } from './jasmine-kitchen.ts'
import { mbuyuTerrace } from './mbuyu-terrace.ts'
import { oliveBar } from './olive-bar.ts'
import { oliveBrunch } from './olive-brunch.ts'
import { oliveKitchen } from './olive-kitchen.ts'

/** The menus of each venue of the demo, in the order in which guests see them. */
export const demoMenus: Record<DemoVenueId, readonly MenuSeed[]> = {
  1: [harbourBreakfast, harbourAllDay, harbourDrinks, harbourChildren],
  2: [oliveKitchen, oliveBar, oliveBrunch],
  3: [citadelCounter],
  4: [jasmineKitchen],
  5: [mbuyuTerrace],
}
