const prefix = 'Guest at '

/** Returns the name of a guest in logs and records: guests have only the name of their table. */
export function guestNameAt(tableName: string): string {
  return prefix + tableName
}

/** Returns the table of the guest with this name, or null if the name is not a guest's. */
export function tableOfGuestName(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}
