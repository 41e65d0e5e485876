import { afterEach, beforeEach, expect, it } from 'vitest'
import { followBack } from '#app/sign-in-alone.ts'
import { setToken } from '#kit/calls/token.ts'
import { keepSharedDevice } from '#kit/device/shared-device.ts'

let shown: boolean[]
let stop = () => {}

beforeEach(() => {
  setToken(null)
  shown = []
  stop = followBack((isSignIn) => void shown.push(isSignIn))
})

afterEach(() => {
  stop()
  keepSharedDevice(null)
  history.replaceState(null, '', '/')
})

/** Does as the browser: the address changes, and then the page receives the event. */
function goBackTo(address: string): void {
  history.replaceState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

it('goes from the password back to the question who is there', () => {
  keepSharedDevice({ token: 'dev_1', restaurantId: 1, name: 'Bar tablet', lockAfterMinutes: 10 })

  goBackTo('/who')

  expect(location.pathname).toBe('/who')
  expect(shown).toEqual([false])
})

it('stays at the form before a screen, and leads to that screen', () => {
  goBackTo('/orders/list')

  expect(location.pathname + location.search).toBe('/login?next=%2Forders%2Flist')
  expect(shown).toEqual([true])
})

it('leaves it to the router once that is there', () => {
  stop()

  goBackTo('/orders/list')

  expect(location.pathname).toBe('/orders/list')
  expect(shown).toEqual([])
})
