import { authenticationPath, userdataPath } from '@brigade/domain/auth/auth.api.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { mayPass, toApiError } from '#kit/api-error.ts'
import { ignoreChunkFailure } from '#kit/chunk-reload.ts'
import { deviceStore } from '#kit/device-store.ts'
import { getLanguage, loadWords, offeredLanguage, setLanguage } from '#kit/i18n.ts'
import { isReloadingItself } from '#kit/page-reload.ts'
import { ownSessionTexts } from '#kit/session-text.ts'
import { callRest } from '#kit/rest-client.ts'
import { createStore, useStore } from '#kit/store.ts'
import { errorText } from '#kit/toasts.ts'
import { getToken, onSessionEnd, setToken, tokenKey } from '#kit/token.ts'
import { tryAgain } from '#kit/try-again.ts'
import { forgetUnsentActs, leaveEndNote, noteUnsentActs, sayUnsentActs, takeEndNote } from '#kit/unsent-acts.ts'

export type Session = {
  status: 'unknown' | 'signedOut' | 'signedIn'
  user: StaffUser | null
  /** The venue this person works at; null for the roles that see all venues. */
  venue: Venue | null
  /** Why the session ended, where the server said so. */
  endedBecause: string | null
}

export type Credentials = { email: string; password: string }

const signedOut: Session = { status: 'signedOut', user: null, venue: null, endedBecause: null }
/** The sign-in page asks nobody who is signed in, and says why the page before it was left. */
const session = createStore<Session>({
  ...signedOut,
  status: 'unknown',
  endedBecause: getToken() ? null : takeEndNote(),
})
const venueKey = 'brigade-venue'
const roleKey = 'brigade-role'
let loading: Promise<Session> | null = null

onSessionEnd((message) => {
  const told = [message, ...sayUnsentActs()].filter((sentence) => sentence !== null)
  endSession(told.length === 0 ? null : told.join(' '))
})
// A reload that waited for an open dialog may come once the session has ended.
addEventListener('pagehide', () => {
  if (isReloadingItself()) leaveEndNote(session.get().endedBecause ?? '')
})
addEventListener('storage', ({ key }) => {
  // Somebody signed in or out in another tab: this page holds another person's records.
  if (key !== tokenKey) return
  noteUnsentActs()
  location.reload()
})

export function useSession(): Session & { signIn: typeof signIn; signOut: typeof signOut } {
  return { ...useStore(session), signIn, signOut }
}

export function useUser(): StaffUser {
  const { user } = useStore(session)
  if (!user) throw new Error('Nobody is signed in: this screen stands outside of the shell.')
  return user
}

/** Who is signed in, asked of the server once a page. Throws when the server can't say. */
export function loadSession(): Promise<Session> {
  if (session.get().status !== 'unknown') return Promise.resolve(session.get())
  loading ??= tryAgain(() => fetchSession(speakTheirLanguage)).finally(() => (loading = null))
  return loading
}

/**
 * The venue at which this device worked last: what is asked for by it need not wait until the server has said who is signed in.
 * That decides still what is shown.
 */
export function expectedVenueId(): number | null {
  const remembered = getToken() ? deviceStore.read(venueKey) : null
  return remembered === null ? null : Number(remembered)
}

/** As whom this device worked last: what they may not open is not asked for. Null where nobody is known. */
export function expectedRole(): string | null {
  const { user, status } = session.get()
  if (status !== 'unknown') return user?.role ?? null
  return getToken() ? deviceStore.read(roleKey) : null
}

export async function signIn(credentials: Credentials): Promise<Session> {
  const { accessToken } = await callRest('create', authenticationPath, {
    data: { strategy: 'local', ...credentials },
  })
  setToken(accessToken)
  session.set({ ...signedOut, status: 'unknown' })
  // The page of the form agrees with them on a language: one that they chose there counts more than the account's.
  loading = fetchSession(async () => undefined).finally(() => (loading = null))
  return loading
}

export async function signOut(): Promise<void> {
  // The token is forgotten here whether or not the server can be told.
  await callRest('remove', authenticationPath).catch(() => undefined)
  endSession(null)
}

/** Shows the account as it is after its owner changed it. */
export function updateUser(user: StaffUser): void {
  session.set({ ...session.get(), user })
}

/** The venue at which they work who are signed in; null for those who see all, and while nobody is. */
export function ownVenue(): Venue | null {
  return session.get().venue
}

/** Shows that venue as it is after something has changed there. */
export function updateVenue(venue: Venue): void {
  session.set({ ...session.get(), venue })
}

async function fetchSession(prepare: (user: StaffUser) => Promise<void>): Promise<Session> {
  const leftBehind = takeEndNote() ?? session.get().endedBecause
  if (!getToken()) return startSession({ ...signedOut, endedBecause: leftBehind })
  const expected = expectedVenueId()
  const expectedVenue = expected === null ? null : getVenue(expected)
  // Who has changed venues may not see the old one, and need not hear of it.
  expectedVenue?.catch(ignoreChunkFailure)
  // Asked for beside the account, not after it.
  fetchRights().catch(ignoreChunkFailure)
  try {
    const user = await callRest('find', userdataPath)
    const venueId = await venueIdOf(user)
    deviceStore.write(venueKey, venueId === null ? null : String(venueId))
    deviceStore.write(roleKey, user.role)
    const venue = venueId === null ? null : await (venueId === expected ? expectedVenue : getVenue(venueId))
    ownSessionTexts(user.id)
    await prepare(user)
    return startSession({ status: 'signedIn', user, venue, endedBecause: null })
  } catch (thrown) {
    const error = toApiError(thrown)
    // Without an answer the token may still be good: the page offers to try again.
    if (mayPass(error)) throw error
    // Before any screen is there its words are not either; without them the server's will do.
    await loadWords('refusals').catch(ignoreChunkFailure)
    return endSession(errorText(error))
  }
}

/** They may have changed it on another device. Words that can't be fetched now are no reason to keep anybody out. */
async function speakTheirLanguage({ language }: StaffUser): Promise<void> {
  const offered = offeredLanguage(language)
  if (offered && offered !== getLanguage()) await setLanguage(offered).catch(ignoreChunkFailure)
}

async function venueIdOf(user: StaffUser): Promise<number | null> {
  const [venueId] = user.restaurantId
  const { can } = await fetchRights()
  return venueId === undefined || can(user, 'venues:all') ? null : venueId
}

function getVenue(id: number): Promise<Venue> {
  return callRest('get', venuesPath, { id })
}

function startSession(next: Session): Session {
  session.set(next)
  return next
}

function endSession(message: string | null): Session {
  setToken(null)
  forgetUnsentActs()
  deviceStore.write(venueKey, null)
  deviceStore.write(roleKey, null)
  for (const name of ['showAlert', 'showNotifications']) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
  return startSession({ ...signedOut, endedBecause: message })
}

/** The table of rights is fetched only for who has a session: the sign-in page needs none of it. */
function fetchRights() {
  return import('@brigade/domain/access/permissions.ts')
}
