/** The storage of this device. Browsers that refuse storage (private windows, full disks) only forget sooner. */
export const deviceStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Not stored: the setting applies until the page closes.
    }
  },
}
