const key = 'brigade-chosen-venue'

/** Stores the venue that the head office opened last in this tab: other screens begin with it. */
export function rememberVenue(id: number): void {
  try {
    sessionStorage.setItem(key, String(id))
  } catch {
    // Not stored: other screens begin with the first venue.
  }
}

/** Returns the venue that was opened last in this tab; null if none was. */
export function rememberedVenue(): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null
  } catch {
    return null
  }
}
