import type { StaffRole } from '@brigade/domain/access/roles.ts'

export type ShellLayout = {
  /** On screens of 576 px and more. */
  hasSidebar: boolean
  header: HeaderKind
  /** Below 576 px. */
  narrowHeader: HeaderKind
  /** True for every screen of the role, not only the kitchen's: changing between them must not blind. */
  isDarkByDefault?: boolean
}

/**
 * The content of the header. `waiter`: reload and logout, with an arrow back from one order or table; `chief`: a large
 * clock; `standard`: the rest.
 */
export type HeaderKind = 'standard' | 'waiter' | 'chief'

const standard: ShellLayout = { hasSidebar: true, header: 'standard', narrowHeader: 'standard' }

/** The frame of the screens for each role. (spec 1, §2.4) */
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
