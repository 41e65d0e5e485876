/** Returns whether these columns of an item say that it has a discount. */
export function hasDiscount(columns: object | undefined): boolean {
  return columns !== undefined && 'isDiscountedPrice' in columns && Boolean(columns.isDiscountedPrice)
}
