import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType, ReactNode } from 'react'
import { fetchPatiently } from '#kit/lazy-parts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** Something that goes on at a table or in a room, of a kind, since when: an order, a request, a tray. */
export type GoingOn = {
  tableId: number
  kind: string
  since: string
  /** How bad it is where that is not as its kind is. */
  rank?: number
}

/** A kind of what goes on, as the floor shows it. */
export type FloorKind = {
  /** As which it stands in the address while the floor is narrowed to it. */
  name: string
  /** As which the record of a table counts it, if it does: so much is shown until the list is there. */
  countedAs?: string
  /** What the filter calls it, with its catalogue: `trays:floor.kind`. */
  titleKey: PlainKey
  /** Smaller comes first on a tile. */
  order: number
  /** Smaller is worse. */
  rank: number
  /** How many there are, with their word and sign. */
  Tag: ComponentType<{ count: number }>
}

/** All that goes on of some kinds at a venue, kept live: the very same data until something of it changes. */
export type GoingOnList = { data: readonly GoingOn[] | undefined; error: unknown; refetch: () => unknown }

/** What a feature brings to the floor: kinds of what goes on, and where. */
export type FloorPart = {
  permission: Permission
  /** For parts that depend on the venue's settings. */
  isShown?: (venue: Venue) => boolean
  kinds: readonly FloorKind[]
  /** Hands on what goes on at a venue. It is a component, for which parts there are changes with who looks, and where. */
  List: ComponentType<{ venue: Venue; children: (list: GoingOnList) => ReactNode }>
}

/** A panel that a feature brings to the page of a table or room. */
export type RoomPart = {
  /** With its catalogue: `trays:room.title`. */
  titleKey: PlainKey
  /** Smaller is higher. */
  order: number
  permission: Permission
  isShown?: (venue: Venue) => boolean
  Part: ComponentType<{ room: ShownRoom; venue: Venue }>
}

/** Which table or room a page shows. */
export type ShownRoom = { id: number; name: string }

/** Fetches what a feature brings, and its words. */
type FetchPart<Part> = () => Promise<Part>

/** The parts that somebody sees at a venue. */
export function partsSeenBy<Part extends Pick<FloorPart, 'permission' | 'isShown'>>(
  parts: readonly Part[],
  { user, venue }: { user: StaffUser | null; venue: Venue },
): Part[] {
  return parts.filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
}

const partsOfFloor = new Map<string, FetchPart<FloorPart>>()
const partsOfRooms = new Map<string, FetchPart<RoomPart>>()

/** Makes known what a feature brings to the floor. */
export function registerFloorPart(feature: string, fetchPart: FetchPart<FloorPart>): void {
  partsOfFloor.set(feature, fetchPart)
}

/** Makes known what a feature brings to the page of a table or room. */
export function registerRoomPart(feature: string, fetchPart: FetchPart<RoomPart>): void {
  partsOfRooms.set(feature, fetchPart)
}

/** Every part of the floor. While the line is down it waits, and the screen stays. */
export function fetchFloorParts(): Promise<readonly FloorPart[]> {
  return Promise.all([...partsOfFloor.values()].map((fetchPart) => fetchPatiently(fetchPart)))
}

/** Every part of the page of a table or room, in order. */
export async function fetchRoomParts(): Promise<readonly RoomPart[]> {
  const parts = await Promise.all([...partsOfRooms.values()].map((fetchPart) => fetchPatiently(fetchPart)))
  return parts.toSorted((one, other) => one.order - other.order)
}
