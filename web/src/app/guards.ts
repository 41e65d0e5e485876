import { landingPaths } from '@brigade/domain/access/landing.ts'
import { can, type Permission, rolesThatMay } from '@brigade/domain/access/permissions.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { data, type LoaderFunction, matchRoutes, type Params, redirect, type RouteObject } from 'react-router'
import type { RouteHandle, TitleKey, WebFeature } from '#kit/features/feature.ts'
import { loadTranslations, translate, translateIfKnown } from '#kit/i18n/i18n.ts'
import { fetchScreen } from '#kit/loading/lazy-parts.ts'
import { signInPath } from '#kit/address/safe-path.ts'
import { expectedRole, loadSession, type Session } from '#kit/calls/session.ts'
import { hasShortMenu } from '#kit/features/short-menu.ts'
import { showToast } from '#kit/calls/toasts.ts'

type SignedIn = Session & { user: NonNullable<Session['user']> }

/** Admits only people who are signed in; others sign in first and then return to the wanted address. */
export async function requireSession(request: Request): Promise<SignedIn> {
  const session = await loadSession()
  if (session.user) return { ...session, user: session.user }
  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}

/** Returns the screen where a role starts: the first of its landing paths that exists and that it may open. */
export function landingPath(role: StaffRole, routes: readonly RouteObject[]): string {
  const mayOpen = (path: string) => {
    const matches = matchRoutes([...routes], path)
    return (
      matches?.every(({ route, params }) => isKnown(route, params) && mayPass(role, handleOf(route).permission)) ??
      false
    )
  }
  return landingPaths[role].find(mayOpen) ?? '/settings'
}

/**
 * Returns the feature's routes, each restricted to people who may open it, and rendered only when its texts have
 * loaded.
 */
export function guardedRoutes(feature: WebFeature, allRoutes: readonly RouteObject[]): RouteObject[] {
  return feature.routes.map((route) => guarded(route, feature, allRoutes))
}

/** Returns routes outside of the shell: open to everyone unless they name a permission. */
export function bareRoutes(feature: WebFeature, allRoutes: readonly RouteObject[]): RouteObject[] {
  return (feature.bareRoutes ?? []).map((route) => guarded(route, feature, allRoutes))
}

/** Returns the handle of a route. React Router leaves its type to the app; features write theirs as RouteHandle. */
function handleOf({ handle }: RouteObject): RouteHandle {
  return handle ?? {}
}

function guarded(route: RouteObject, feature: WebFeature, allRoutes: readonly RouteObject[]): RouteObject {
  const { permission, titleKey, prefetch, closedByShortMenu } = handleOf(route)
  const loader: LoaderFunction = async (args, context) => {
    if (!isKnown(route, args.params)) throw data(null, { status: 404 })
    if (isExpectedToPass(permission)) prefetch?.(args.request)
    const hasWords = fetchScreen(() => loadTranslations(feature.name, ...(feature.usesCatalogues ?? [])))
    // A person without permission for the screen is sent elsewhere, whether or not its translations could be fetched.
    hasWords.catch(() => undefined)
    if (permission) {
      const session = await requireSession(args.request)
      const { user } = session
      if (!can(user, permission) || (closedByShortMenu && hasShortMenu(session))) {
        await hasWords.catch(() => undefined)
        sayForbidden(titleKey, args.params)
        throw redirect(landingPath(user.role, allRoutes))
      }
    }
    const loaded = typeof route.loader === 'function' ? route.loader(args, context) : null
    return (await Promise.all([loaded, hasWords]))[0]
  }
  if (route.index) return { ...route, loader }
  return { ...route, loader, children: route.children?.map((child) => guarded(child, feature, allRoutes)) }
}

/**
 * Returns true if the address can exist. "finorders" is not an order: until that screen exists, `orders/:id` would
 * match its address.
 */
function isKnown(route: RouteObject, { id, rid }: Params): boolean {
  return !handleOf(route).isOfARecord || /^[1-9]\d{0,9}$/.test(id ?? rid ?? '')
}

function sayForbidden(titleKey: TitleKey | undefined, params: Params): void {
  const screen = titleKey && translateIfKnown(titleKey, params)
  showToast({
    kind: 'info',
    text: screen ? translate('ui:errors.forbidden', { screen }) : translate('ui:errors.forbiddenPage'),
  })
}

/** Returns true if the last known role may open the screen, before the server has confirmed the account. */
function isExpectedToPass(permission: Permission | undefined): boolean {
  const expected = expectedRole()
  return permission === undefined || rolesThatMay(permission).some((role) => role === expected)
}

function mayPass(role: StaffRole, permission: Permission | undefined): boolean {
  return permission === undefined || can({ role }, permission)
}
