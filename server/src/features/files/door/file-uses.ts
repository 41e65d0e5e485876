import type { Work } from '#kit/work.ts'

/** A record that shows a file, for people who want to delete it. */
export type FileUser = { kind: string; id: number; name: string }

/** Finds a record of the venue that shows the file with this address, if there is one. */
export type FileUse = (asked: { venueId: number; url: string }) => Work<FileUser | undefined>

declare module '#kit/context.ts' {
  interface AppParts {
    /** Who knows which records show a file. Features whose records do add theirs. */
    fileUses: FileUse[]
  }
}
