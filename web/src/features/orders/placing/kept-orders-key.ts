/** As which orders that are being put together or edited outlive a reload. */
export const keptOrdersKey = 'orders'
