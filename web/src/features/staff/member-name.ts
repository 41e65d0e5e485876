import type { StaffMember } from '@brigade/domain/staff/staff.schema.ts'

export function nameOfMember({ fname, lname }: Pick<StaffMember, 'fname' | 'lname'>): string {
  return `${fname} ${lname}`.trim()
}
