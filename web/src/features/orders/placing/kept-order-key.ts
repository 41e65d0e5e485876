/** As which an order that is being put together outlives a reload. */
export const keptOrderKey = 'newOrder'
