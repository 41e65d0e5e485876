export const translations = {
  screens: {
    alerts: 'Malipo',
  },
  sounds: {
    payment: 'Malipo ya mtandaoni',
    paymentAlert: 'Tahadhari ya malipo',
  },
  help: {
    alerts: 'Malipo ya mtandaoni na marejesho yanayohitaji mtu.',
  },
}
