import { fireEvent } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteArrivedData } from '#kit/device/arrived-data.ts'
import { expectOwnStepBack } from '#kit/device/own-step-back.ts'
import '#kit/presses/guard-presses.ts'
import { drawAndWait, drawPage, place, tapAt } from '#kit/testing/placed-elements.ts'

/** Longer than a hand is on its way, or has to rest. */
const seenMs = 1_000

const onPress = vi.fn<(id: string) => void>()

// One clock for all tests: guards end by it.
beforeAll(() => {
  vi.useFakeTimers()
  document.addEventListener('click', ({ target }) => target instanceof Element && onPress(target.id))
})

afterAll(() => void vi.useRealTimers())

beforeEach(async () => {
  drawPage('<button id="a" data-at="0 100 200 40"></button><button id="b" data-at="0 140 200 40"></button>')
  await drawAndWait(seenMs)
  onPress.mockReset()
})

afterEach(async () => {
  fireEvent.keyDown(document.body, { key: 'Shift' })
  await drawAndWait(seenMs)
  vi.restoreAllMocks()
})

describe('a press that was on its way', () => {
  it('hits nothing that has moved under the hand, and does once that was seen', async () => {
    moveDown()
    await drawAndWait()
    tapAt(50, 160)
    expect(onPress).not.toHaveBeenCalled()

    await drawAndWait(seenMs)
    tapAt(50, 160)
    expect(pressed()).toEqual(['a'])
  })

  it('hits nothing that has moved but is not drawn yet', async () => {
    moveDown()
    await Promise.resolve()

    tapAt(50, 160)

    expect(onPress).not.toHaveBeenCalled()
  })

  it('hits what has kept its place', async () => {
    place(get('b'), '0 300 200 40')
    await drawAndWait()

    tapAt(50, 120)

    expect(pressed()).toEqual(['a'])
  })

  it('hits what came where nothing was', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="new" data-at="0 300 200 40"></button>')
    await drawAndWait()

    tapAt(50, 320)

    expect(pressed()).toEqual(['new'])
  })

  it('hits a button that a row has got, within the row', async () => {
    drawPage('<li id="row" data-at="0 100 400 40"></li>')
    await drawAndWait(seenMs)
    get('row').innerHTML = '<button id="new" data-at="300 100 80 40"></button>'
    await drawAndWait()

    tapAt(340, 120)

    expect(pressed()).toEqual(['new'])
  })

  it('hits another button in a place that has a guard of its own', async () => {
    drawPage(
      '<div id="place" data-repeats data-at="0 100 200 40"><button id="a" data-at="0 100 200 40"></button></div>',
    )
    await drawAndWait(seenMs)
    get('place').innerHTML = '<button id="new" data-at="0 100 200 40"></button>'
    await drawAndWait()

    tapAt(50, 120)

    expect(pressed()).toEqual(['new'])
  })

  it('hits nothing that came over something else', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="toast" data-at="0 90 400 100"></button>')
    await drawAndWait()

    tapAt(50, 120)

    expect(onPress).not.toHaveBeenCalled()
  })

  it('hits nothing of what lay under something that has gone', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="toast" data-at="0 90 400 100"></button>')
    await drawAndWait(seenMs)
    get('toast').remove()
    await drawAndWait()

    tapAt(50, 120)

    expect(onPress).not.toHaveBeenCalled()
  })

  it('does nothing else than what the button did', async () => {
    get('a').dataset.act = 'version 2'
    await drawAndWait()

    tapAt(50, 120)

    expect(onPress).not.toHaveBeenCalled()
  })

  it('hits nothing though it began before the move', async () => {
    const point = { clientX: 50, clientY: 160 }
    fireEvent.pointerDown(get('b'), point)
    await drawAndWait(seenMs)
    moveDown()
    await drawAndWait()

    fireEvent.click(get('a'), { detail: 1, ...point })

    expect(onPress).not.toHaveBeenCalled()
  })

  it('hits nothing though a busy device tells of it later', async () => {
    moveDown()
    await drawAndWait()
    const early = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 50, clientY: 160 })
    await drawAndWait(seenMs)

    fireEvent(get('a'), early)

    expect(onPress).not.toHaveBeenCalled()
  })

  it('leaves the focus where it is, and opens nothing that opens as the button goes down', async () => {
    const point = { clientX: 50, clientY: 160 }
    moveDown()
    await drawAndWait()
    fireEvent.pointerDown(get('a'), point)
    expect(fireEvent.mouseDown(get('a'), point)).toBe(false)

    await drawAndWait(seenMs)
    fireEvent.pointerDown(get('a'), point)
    expect(fireEvent.mouseDown(get('a'), point)).toBe(true)
  })
})

it('stops each tap of a burst whose first one it stopped, but not a hand that keeps pressing', async () => {
  moveDown()
  await drawAndWait()
  for (let taps = 0; taps < 2; taps += 1) {
    tapAt(50, 160)
    vi.advanceTimersByTime(500)
  }
  expect(onPress).not.toHaveBeenCalled()

  tapAt(50, 160)
  expect(pressed()).toEqual(['a'])
})

it('stops no key', async () => {
  moveDown()
  await drawAndWait()

  fireEvent.click(get('a'), { detail: 0 })

  expect(pressed()).toEqual(['a'])
})

describe('what a person has moved takes their press at once:', () => {
  it.each([
    { how: 'by a press', act: () => tapAt(350, 20) },
    { how: 'by a key', act: () => fireEvent.keyDown(document.body, { key: 'a' }) },
    { how: 'by the wheel', act: () => fireEvent.wheel(document.body) },
    { how: 'by a finger', act: () => fireEvent.touchMove(document.body) },
    { how: 'by the browser’s back', act: () => dispatchEvent(new PopStateEvent('popstate')) },
  ])('$how', async ({ act }) => {
    document.body.insertAdjacentHTML('beforeend', '<button id="more" data-at="300 0 100 40"></button>')
    await drawAndWait(seenMs)
    act()
    moveDown()
    await drawAndWait()
    onPress.mockReset()

    tapAt(50, 160)

    expect(pressed()).toEqual(['a'])
  })

  it('by a list that rolls on after the finger has left it', async () => {
    fireEvent.touchMove(document.body)
    for (let frame = 0; frame < 5; frame += 1) {
      vi.advanceTimersByTime(200)
      fireEvent.scroll(document)
    }
    moveDown()
    await drawAndWait()

    tapAt(50, 160)

    expect(pressed()).toEqual(['a'])
  })

  it('not by a step back of the program, nor by its scrolling', async () => {
    expectOwnStepBack()
    dispatchEvent(new PopStateEvent('popstate'))
    fireEvent.scroll(document)
    moveDown()
    await drawAndWait()

    tapAt(50, 160)

    expect(onPress).not.toHaveBeenCalled()
  })

  it('but not what somebody else has moved just before', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="more" data-at="300 0 100 40"></button>')
    await drawAndWait(seenMs)
    moveDown()
    await Promise.resolve()
    tapAt(350, 20)
    onPress.mockReset()

    tapAt(50, 160)

    expect(onPress).not.toHaveBeenCalled()
  })
})

/** Lets a row come above the two. */
function moveDown(): void {
  document.body.insertAdjacentHTML('afterbegin', '<button id="first" data-at="0 100 200 40"></button>')
  place(get('a'), '0 140 200 40')
  place(get('b'), '0 180 200 40')
}

function get(id: string): HTMLElement {
  return document.getElementById(id)!
}

function pressed(): string[] {
  return onPress.mock.calls.map(([id]) => id)
}

it('takes a press in a dialog and on a bar, whatever is gone from under it', async () => {
  drawPage(
    '<main><button id="card" data-at="0 100 200 40"></button></main><nav><button id="tab" data-at="0 100 200 40"></button></nav>',
  )
  await drawAndWait(seenMs)
  get('card').remove()
  await drawAndWait()

  tapAt(50, 120)

  expect(pressed()).toEqual(['tab'])
})

it('hits nothing that data has moved since the person’s last press', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="more" data-at="300 0 100 40"></button>')
  await drawAndWait(seenMs)
  tapAt(350, 20)
  await drawAndWait()
  onPress.mockReset()
  noteArrivedData()
  moveDown()
  await drawAndWait()

  tapAt(50, 160)

  expect(onPress).not.toHaveBeenCalled()
})
