import { authenticationPath, type SignedIn, userdataPath } from '@brigade/domain/auth/auth.api.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { mayPass, toApiError } from '#kit/calls/api-error.ts'
import { leaveEndNote, sentencesAtEnd, takeEndNote } from '#kit/calls/end-note.ts'
import { ignoreChunkFailure } from '#kit/device/chunk-reload.ts'
import { deviceStore } from '#kit/device/device-store.ts'
import { getLanguage, loadTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { isReloadingItself } from '#kit/device/page-reload.ts'
import { ownSessionTexts } from '#kit/calls/session-text.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { getToken, onSessionEnd, setToken, tokenKey } from '#kit/calls/token.ts'
import { tryAgain } from '#kit/calls/try-again.ts'

export type Session = {
  status: 'unknown' | 'signedOut' | 'signedIn'
  user: StaffUser | null
  /** The venue this person works at; null for the roles that see all venues. */
  venue: Venue | null
  /** The reason why the session ended, if the server gave one. */
  endedBecause: string | null
}

export type Credentials = { email: string; password: string }

const signedOut: Session = { status: 'signedOut', user: null, venue: null, endedBecause: null }
/**
 * The session, not loaded yet. Without a token it starts with the reason why the last session ended, for the sign-in
 * page.
 */
const session = createStore<Session>({
  ...signedOut,
  status: 'unknown',
  endedBecause: getToken() ? null : takeEndNote(),
})
const venueKey = 'brigade-venue'
const roleKey = 'brigade-role'
/** The venue that a person of several chose on this device. It outlives the session. */
const chosenVenueKey = (userId: number) => `brigade-venue-of-${userId}`
let loading: Promise<Session> | null = null

onSessionEnd((message) => {
  const told = [message, ...sentencesAtEnd()].filter((sentence) => sentence !== null)
  endSession(told.length === 0 ? null : told.join(' '))
})
// A reload that waited for an open dialog may come after the session has ended.
addEventListener('pagehide', () => {
  if (isReloadingItself()) leaveEndNote(session.get().endedBecause ?? '')
})
addEventListener('storage', ({ key }) => {
  // A person signed in or out in another tab: this page holds another person's records.
  if (key !== tokenKey) return
  leaveEndNote(sentencesAtEnd().join(' '))
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

/** Fetches the signed-in account, once per page. Throws if the server gives no definite answer. */
export function loadSession(): Promise<Session> {
  if (session.get().status !== 'unknown') return Promise.resolve(session.get())
  loading ??= tryAgain(() => fetchSession(speakTheirLanguage)).finally(() => (loading = null))
  return loading
}

/**
 * Returns the venue at which this device worked last: its data can be fetched before the server has confirmed the
 * account. The account still decides what is shown.
 */
export function expectedVenueId(): number | null {
  const remembered = getToken() ? deviceStore.read(venueKey) : null
  return remembered === null ? null : Number(remembered)
}

/**
 * Returns the role that this device worked with last: data that the role may not see is not requested. Null if it is
 * unknown.
 */
export function expectedRole(): string | null {
  const { user, status } = session.get()
  if (status !== 'unknown') return user?.role ?? null
  return getToken() ? deviceStore.read(roleKey) : null
}

export async function signIn(credentials: Credentials): Promise<Session> {
  const { accessToken } = await callRest('create', authenticationPath, {
    data: { strategy: 'local', ...credentials },
  })
  return signInWith(accessToken)
}

/** Begins the session of a token that the server has just answered. */
export function signInWith(accessToken: string): Promise<Session> {
  setToken(accessToken)
  session.set({ ...signedOut, status: 'unknown' })
  // The page of the form chooses the language: one that was chosen there has priority over the account's.
  loading = fetchSession(async () => undefined).finally(() => (loading = null))
  return loading
}

/**
 * Begins the session of a person who signed in at a shared device: at the venue of the device, in their language. The
 * answer to their PIN has the account, so that screens can ask for their data at once.
 */
export function signInAtDevice({ accessToken, user }: SignedIn, venueId: number): Promise<Session> {
  deviceStore.write(chosenVenueKey(user.id), String(venueId))
  deviceStore.write(venueKey, String(venueId))
  deviceStore.write(roleKey, user.role)
  ownSessionTexts(user.id)
  setToken(accessToken)
  session.set({ ...signedOut, status: 'unknown' })
  loading = fetchSession(speakTheirLanguage, user).finally(() => (loading = null))
  return loading
}

/** Ends the session at once, for the next person at a shared device. The server ends it too when that person signs in. */
export function leaveSession(): void {
  // The call has the token already.
  callRest('remove', authenticationPath).catch(() => undefined)
  endSession(null)
}

export async function signOut(): Promise<void> {
  // The token is deleted here whether or not the server can be informed.
  await callRest('remove', authenticationPath).catch(() => undefined)
  endSession(null)
}

/** Updates the account in the session after its owner changed it. */
export function updateUser(user: StaffUser): void {
  session.set({ ...session.get(), user: atChosenVenue(user) })
}

/** Returns the id of the person who is signed in; null while signed out, and until it is known. */
export function signedInId(): number | null {
  return session.get().user?.id ?? null
}

/** Returns the venue of the person who is signed in; null for people who see all venues, and while signed out. */
export function ownVenue(): Venue | null {
  return session.get().venue
}

/** Moves the person to another of their venues, on this device only. All screens show it from now on. */
export function workAt(venue: Venue): void {
  const { user, ...rest } = session.get()
  if (!user?.restaurantId.includes(venue.id)) return
  deviceStore.write(chosenVenueKey(user.id), String(venue.id))
  deviceStore.write(venueKey, String(venue.id))
  session.set({ ...rest, user: atChosenVenue(user), venue })
}

/** Updates the venue in the session after a change of its settings. */
export function updateVenue(venue: Venue): void {
  session.set({ ...session.get(), venue })
}

async function fetchSession(prepare: (user: StaffUser) => Promise<void>, known?: StaffUser): Promise<Session> {
  const leftBehind = takeEndNote() ?? session.get().endedBecause
  if (!getToken()) return startSession({ ...signedOut, endedBecause: leftBehind })
  const expected = expectedVenueId()
  const expectedVenue = expected === null ? null : getVenue(expected)
  // A person who has changed venues may not see the old one; an error of it concerns them no longer.
  expectedVenue?.catch(ignoreChunkFailure)
  // Fetched beside the account, not after it.
  fetchRights().catch(ignoreChunkFailure)
  try {
    const user = atChosenVenue(known ?? (await callRest('find', userdataPath)))
    const venueId = await venueIdOf(user)
    deviceStore.write(venueKey, venueId === null ? null : String(venueId))
    deviceStore.write(roleKey, user.role)
    const venue = venueId === null ? null : await (venueId === expected ? expectedVenue : getVenue(venueId))
    ownSessionTexts(user.id)
    await prepare(user)
    return startSession({ status: 'signedIn', user, venue, endedBecause: null })
  } catch (thrown) {
    const error = toApiError(thrown)
    // Without an answer the token may still be valid: the page offers to try again.
    if (mayPass(error)) throw error
    // Before any screen has loaded, its translations have not either; without them the server's sentence is shown.
    await loadTranslations('refusals').catch(ignoreChunkFailure)
    return endSession(errorText(error))
  }
}

/**
 * Uses the account's language, which may have been changed on another device. Translations that can't be fetched now
 * must not prevent the sign-in.
 */
async function speakTheirLanguage({ language }: StaffUser): Promise<void> {
  if (language !== getLanguage()) await setLanguage(language).catch(ignoreChunkFailure)
}

/** Returns the account with the venue first that the person chose on this device, if they still work there. */
function atChosenVenue(user: StaffUser): StaffUser {
  const { id, restaurantId } = user
  const chosen = restaurantId.length > 1 ? Number(deviceStore.read(chosenVenueKey(id))) : 0
  if (!restaurantId.includes(chosen)) return user
  return { ...user, restaurantId: [chosen, ...restaurantId.filter((venueId) => venueId !== chosen)] }
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
  deviceStore.write(venueKey, null)
  deviceStore.write(roleKey, null)
  for (const name of ['showAlert', 'showNotifications']) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
  return startSession({ ...signedOut, endedBecause: message })
}

/** Fetches the table of rights, only for people with a session: the sign-in page does not need it. */
function fetchRights() {
  return import('@brigade/domain/access/permissions.ts')
}
