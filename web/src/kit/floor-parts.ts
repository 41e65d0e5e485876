import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType } from 'react'
import { fetchPatiently } from '#kit/lazy-parts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** Something that goes on at a table or in a room, of a kind, since when: an order, a request, a tray. */
export type GoingOn = { tableId: number; kind: string; since: string }

/** A kind of what goes on, as the floor shows it. */
export type FloorKind = {
  /** As which it stands in the address while the floor is narrowed to it. */
  name: string
  /** What the filter calls it, with its catalogue: `trays:floor.kind`. */
  titleKey: PlainKey
  /** Smaller comes first on a tile. */
  order: number
  /** Smaller is worse. */
  rank: number
  /** How many there are, with their word and sign. */
  Tag: ComponentType<{ count: number }>
}

/** What a feature brings to the floor: kinds of what goes on, and where. */
export type FloorPart = {
  permission: Permission
  /** For parts that depend on the venue's settings. */
  isShown?: (venue: Venue) => boolean
  kinds: readonly FloorKind[]
  /** All that goes on at a venue, kept live: the very same list until something of it changes. */
  useGoingOn: (venue: Venue) => { data: readonly GoingOn[] | undefined; error: unknown; refetch: () => unknown }
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
