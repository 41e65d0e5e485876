import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { FloorPart, RoomPart } from '#kit/floor-parts.ts'
import type { WordsByLanguage } from '#kit/i18n.ts'
import type { JobNames } from '#kit/job-names.ts'
import type { BillPart, OrderPart, SharePart } from '#kit/order-parts.ts'
import type { FetchTabs, TabbedScreen } from '#kit/screen-tabs.ts'
import type { SettingsPart } from '#kit/settings-parts.ts'
import type { SetupEntry } from '#kit/setup-entries.ts'
import type { Sounds } from '#kit/sounds.ts'
import type { CatalogueName, KeyFilledWith, PlainKey } from '#kit/word-keys.ts'

/** The key of a title; its text may use the address: `Order #{{id}}`. */
export type TitleKey = KeyFilledWith<'id' | 'name'>

/** What a route says of itself in `handle`. */
export type RouteHandle = {
  /** Who may open the screen; others are told that they can't, where their role lands. */
  permission?: Permission
  /** The address names a record by its number: one that can name none is an unknown page. */
  isOfARecord?: true
  /** What the browser's tab and narrow headers call the screen, with its catalogue: `orders:screens.list`. */
  titleKey?: TitleKey
  /** Where the arrow of narrow headers leads. */
  backTo?: string
  /** Asks for what the screen will show, while who is signed in is still being asked; nothing waits for it. */
  prefetch?: (request: Request) => void
  /** Whether those who have the short menu can't open it by its address either. */
  closedByShortMenu?: true
  /** The entry of the menu that the screen belongs to, where it has none of its own. */
  menuPath?: string
}

/** The headings of the side menu, in order; their words are `shell:sections.…`. */
export const menuSections = ['service', 'setup', 'administration'] as const

export type MenuSection = (typeof menuSections)[number]

export type MenuEntry = {
  path: string
  /** With its catalogue: `orders:screens.list`. */
  labelKey: PlainKey
  /** One word, where three screens stand side by side on a phone. */
  shortLabelKey?: PlainKey
  /** What the number beside it counts (`keepMenuCount` of its path), usually what is new; words of the menu. */
  countKey?: KeyFilledWith<'count' | 'shown'>
  permission: Permission
  /** One of `ui/icon-paths.ts`. */
  icon: string
  /** Under which heading it stands. */
  section: MenuSection
  /** Smaller is higher, within its section. */
  order: number
  /** For entries that depend on the venue's settings. */
  isShown?: (venue: Venue | null) => boolean
  /** Stands in the short menu too, of those who work at a venue that only prints receipts. (spec 1, §2.3) */
  inShortMenu?: true
  roles?: never
}

/** What opens over every screen, and the button that floats there for it. */
export type FloatingTool = {
  /** As which it stands in the address while it is open. */
  name: string
  /** What it reads of the address beside. */
  params?: readonly string[]
  permission: Permission
  /** Without one it is opened elsewhere, by the address. */
  button?: {
    /** With its catalogue: `orders:newOrder`. Words of the menu, for they are said before the feature is there. */
    labelKey: PlainKey
    /** One of `ui/icon-paths.ts`. */
    icon: string
  }
  /** For those that depend on the venue's settings. */
  isShown?: (venue: Venue | null) => boolean
  /** Asks for what it will show, when somebody is about to press its button. */
  prefetch?: (venue: Venue | null) => Promise<unknown>
  part: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>
}

type FloatingPlace = {
  path: string
  /** With its catalogue; words of the menu. */
  labelKey: PlainKey
  /** One of `ui/icon-paths.ts`. */
  icon: string
}

/** A round button that floats over every screen: it leads to one, and from there to another or nowhere. */
export type FloatingLink = {
  permission: Permission
  isShown: (venue: Venue | null) => boolean
  there: FloatingPlace
  back?: FloatingPlace
}

/** A button of the header that unfolds something short below itself, with how much of it is new (`keepMenuCount` of its path). */
export type HeaderTool = {
  /** The screen that has all of it. */
  path: string
  /** With its catalogue; words of the menu, for they are said before the feature is there. */
  labelKey: PlainKey
  permission: Permission
  /** One of `ui/icon-paths.ts`. */
  icon: string
  part: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>
}

/** What a folder of `features/` brings to the app. Everything that is not needed at once is fetched when it is. */
export type WebFeature = {
  name: CatalogueName
  /** Screens inside of the shell, for people who are signed in. Pages are lazy; a `loader` stands in the route itself. */
  routes: RouteObject[]
  /** Pages without the shell, such as sign-in and those made to be printed. */
  bareRoutes?: RouteObject[]
  words: WordsByLanguage
  /** Other features whose words its screens and pop-ups say too; parts that are fetched later name theirs (`lazyPart`). */
  alsoSays?: readonly CatalogueName[]
  menu?: MenuEntry[]
  /** Its screens that the settings lead to, for they are opened now and then. */
  setup?: readonly SetupEntry[]
  floating?: readonly FloatingTool[]
  floatingLinks?: readonly FloatingLink[]
  headerTools?: readonly HeaderTool[]
  /** What may call people, each kind with its tune. */
  sounds?: Sounds
  /** What the admin's page of jobs calls those that it owns. */
  jobNames?: JobNames
  /** Its parts of the settings. */
  settings?: () => Promise<readonly SettingsPart[]>
  /** Its parts of the page of an order. */
  orderParts?: () => Promise<readonly OrderPart[]>
  /** Its parts of the page of a bill. */
  billParts?: () => Promise<readonly BillPart[]>
  /** How shares of a bill can be paid with it. */
  shareParts?: () => Promise<readonly SharePart[]>
  /** Its part of the floor of tables and rooms. */
  floorPart?: () => Promise<FloorPart>
  /** Its part of the page of a table or room. */
  roomPart?: () => Promise<RoomPart>
  /** Its tabs of the screens of others. */
  tabs?: Partial<Record<TabbedScreen, FetchTabs>>
  /** Registers live rules and catch-ups (`live-rules.ts`, `catch-up.ts`) when somebody has signed in; the answer takes them back. */
  startLive?: () => Promise<() => void>
  /** Drawn over every screen while somebody is signed in. */
  popups?: () => Promise<ComponentType>
}
