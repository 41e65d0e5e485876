export const translations = {
  screens: {
    pushTimes: 'Arifa za push',
  },
  help: {
    times: 'Wakati simu zinapoarifiwa kuhusu oda na maombi Brigade ikiwa imefungwa.',
  },
}
