/** The addresses of the screens of menu forms and of their queue. (spec 1, §2.1) */
export const menuFormsAddress = '/preorder'
export const queueAddress = '/preorderque'

export const formAddress = (id: number) => `${menuFormsAddress}/${id}`
export const previewAddress = (id: number) => `${menuFormsAddress}/view/${id}`
export const questionAddress = (id: number) => `/modifier/preorder/${id}`
export const preOrderAddress = (id: number) => `${queueAddress}/${id}`

/** Returns an address of a venue, which only people who see several venues need. */
export function addressAtVenue(address: string, venueId: number | null): string {
  return venueId === null ? address : `${address}?venue=${venueId}`
}
