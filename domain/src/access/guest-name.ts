const prefix = 'Guest at '

/** The name that logs and records keep of a guest, who has none but that of their table. */
export function guestNameAt(tableName: string): string {
  return prefix + tableName
}

/** The table of the guest who is called so; null for the name of anybody else. */
export function tableOfGuestName(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}
