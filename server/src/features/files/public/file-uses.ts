import type { Transaction } from '#kit/database/transaction.ts'

/** A record that shows a file, for people who want to delete it. */
export type FileUser = { kind: string; id: number; name: string }

/** Finds a record of the venue that shows the file with this address, if there is one. */
export type FileUse = (asked: { venueId: number; url: string }) => Transaction<FileUser | undefined>

declare module '#kit/context/context.ts' {
  interface AppParts {
    /** The lookups of records that show a file. Features whose records show files add theirs. */
    fileUses: FileUse[]
  }
}
