import type { StaffRole } from '@brigade/domain/access/roles.ts'

export type ShellLayout = {
  /** On screens of 576 px and more. */
  hasSidebar: boolean
  header: HeaderKind
  /** Below 576 px. */
  narrowHeader: HeaderKind
  /** Every screen of theirs, not only the kitchen's: going from one to another must not blind. */
  isDarkByDefault?: boolean
}

/** `waiter`: reload and logout, with an arrow back from one order or table; `chief`: a large clock; `standard`: the rest. */
export type HeaderKind = 'standard' | 'waiter' | 'chief'

const standard: ShellLayout = { hasSidebar: true, header: 'standard', narrowHeader: 'standard' }

/** Which frame each role works in. (spec 1, §2.4) */
export const shellLayouts = {
  admin: standard,
  organization: standard,
  supermanager: standard,
  manager: standard,
  orderTaker: standard,
  waiter: { hasSidebar: false, header: 'standard', narrowHeader: 'waiter' },
  chief: { hasSidebar: false, header: 'chief', narrowHeader: 'chief', isDarkByDefault: true },
  marketing: standard,
  finance: standard,
} satisfies Record<StaffRole, ShellLayout>
