import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { ComponentType } from 'react'

/** A part of the settings. */
export type SettingsPart = {
  /** In which column it stands: what belongs to the person, or what belongs to this device. */
  of: 'person' | 'device'
  /** Smaller is higher. */
  order: number
  /** For parts that are not for everybody. */
  permission?: Permission
  Part: ComponentType
}

/** Fetches what a feature brings to the settings, and its words. */
type FetchParts = () => Promise<readonly SettingsPart[]>

const known = new Map<string, FetchParts>()

/** Makes known what a feature brings to the settings. */
export function registerSettings(feature: string, fetchParts: FetchParts): void {
  known.set(feature, fetchParts)
}

/** Every part of the settings, in order. */
export async function fetchSettings(): Promise<readonly SettingsPart[]> {
  const parts = await Promise.all([...known.values()].map((fetchParts) => fetchParts()))
  return parts.flat().toSorted((one, other) => one.order - other.order)
}
