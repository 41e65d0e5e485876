import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { LoadTranslations } from '#kit/i18n/language-parts.ts'
import type { SlotFill } from '#kit/features/slot.ts'
import type { Sounds } from '#kit/sounds/sounds.ts'
import type { CatalogueName, KeyFilledWith, PlainKey } from '#kit/i18n/translation-keys.ts'

/** The key of a title; its text may use the address: `Order #{{id}}`. */
export type TitleKey = KeyFilledWith<'id' | 'name'>

/** The description of a route, in its `handle`. */
export type RouteHandle = {
  /** The permission that opens the screen; other people see a note on their role's first page that they can't. */
  permission?: Permission
  /** True if the address names a record by its number: an address that can't be a number is an unknown page. */
  isOfARecord?: true
  /** The title of the screen in the browser's tab and in narrow headers, with its catalogue: `orders:screens.list`. */
  titleKey?: TitleKey
  /** The target of the arrow in narrow headers. */
  backTo?: string
  /** Fetches the data of the screen, while the account is still being fetched; nothing waits for it. */
  prefetch?: (request: Request) => void
  /** True if people with the short menu can't open it by its address either. */
  closedByShortMenu?: true
  /** The entry of the menu that the screen belongs to, if it has none of its own. */
  menuPath?: string
}

/** The headings of the side menu, in order; their translations are `shell:sections.…`. */
export const menuSections = ['service', 'setup', 'administration'] as const

export type MenuSection = (typeof menuSections)[number]

export type MenuEntry = {
  path: string
  /** With its catalogue: `orders:screens.list`. */
  labelKey: PlainKey
  /** The name of the screen everywhere else, if the specification has another for the open sidebar. */
  shortLabelKey?: PlainKey
  /**
   * The label of the number beside it (`keepMenuCount` of its path), usually a count of new records; in the menu's
   * translations.
   */
  countKey?: KeyFilledWith<'count' | 'shown'>
  permission: Permission
  /** One of `ui/icon-paths.ts`. */
  icon: string
  /** The heading of its section in the menu. */
  section: MenuSection
  /** Smaller is higher, within its section. */
  order: number
  /** For entries that depend on the venue's settings. */
  isShown?: (venue: Venue | null) => boolean
  /** True if it is in the short menu too, of people who work at a venue that only prints receipts. (spec 1, §2.3) */
  inShortMenu?: true
  roles?: never
}

/** A tool that opens over every screen, with its floating button. */
export type FloatingTool = {
  /** Its name in the address while it is open. */
  name: string
  /** The other parameters of the address that it reads. */
  params?: readonly string[]
  permission: Permission
  /** Without a button it is opened elsewhere, by the address. */
  button?: {
    /**
     * With its catalogue: `orders:newOrder`. From the menu's translations, because it is shown before the feature has
     * loaded.
     */
    labelKey: PlainKey
    /** One of `ui/icon-paths.ts`. */
    icon: string
  }
  /** For tools that depend on the venue's settings. */
  isShown?: (venue: Venue | null) => boolean
  /** Fetches its data when its button is about to be pressed. */
  prefetch?: (venue: Venue | null) => Promise<unknown>
  part: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>
}

type FloatingPlace = {
  path: string
  /** With its catalogue; from the menu's translations. */
  labelKey: PlainKey
  /** One of `ui/icon-paths.ts`. */
  icon: string
}

/** A round button that floats over every screen: it leads to one screen, and from there to another or nowhere. */
export type FloatingLink = {
  permission: Permission
  isShown: (venue: Venue | null) => boolean
  there: FloatingPlace
  back?: FloatingPlace
}

/**
 * A button of the header that unfolds a short list below itself, with the number of new records (`keepMenuCount` of its
 * path).
 */
export type HeaderTool = {
  /** The screen that has all of it. */
  path: string
  /** With its catalogue; from the menu's translations, because it is shown before the feature has loaded. */
  labelKey: PlainKey
  permission: Permission
  /** One of `ui/icon-paths.ts`. */
  icon: string
  part: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>
}

/** The parts that a folder of `features/` adds to the app. Parts that are not needed at once are fetched later. */
export type WebFeature = {
  name: CatalogueName
  /** Screens inside the shell, for people who are signed in. Pages are lazy; a `loader` is part of the route itself. */
  routes: RouteObject[]
  /** Pages without the shell, such as sign-in and printable pages. */
  bareRoutes?: RouteObject[]
  /** The English texts; those of other languages are in `languages/<language>/<name>.ts`. */
  translations: LoadTranslations
  /**
   * Other features whose translations its screens and pop-ups use; parts that are fetched later name theirs
   * (`lazyPart`).
   */
  usesCatalogues?: readonly CatalogueName[]
  menu?: MenuEntry[]
  floating?: readonly FloatingTool[]
  floatingLinks?: readonly FloatingLink[]
  headerTools?: readonly HeaderTool[]
  /** The sounds of its calls, each kind with its tune. */
  sounds?: Sounds
  /** Its parts of other features' screens, by the slots in their public folders. */
  fills?: readonly SlotFill[]
  /**
   * Registers live rules and catch-ups (`live-rules.ts`, `catch-up.ts`) after sign-in; the returned function removes
   * them.
   */
  startLive?: () => Promise<() => void>
  /** The pop-ups over every screen while a person is signed in. */
  popups?: () => Promise<ComponentType>
}
