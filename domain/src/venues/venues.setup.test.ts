import { describe, expect, it } from 'vitest'
import { isNeeded, stepsOf, venueSteps } from './venues.setup.ts'

describe('the steps of setting up a venue', () => {
  it('are all missing in a new venue, besides what it is created with', () => {
    expect(stepsOf([]).filter(({ isDone }) => isDone)).toEqual([
      { step: 'currency', isDone: true, count: null },
      { step: 'timeZone', isDone: true, count: null },
    ])
  })

  it('are done where something is counted, by one feature or by several', () => {
    const steps = stepsOf([
      { step: 'printing', count: 0 },
      { step: 'printing', count: 1 },
      { step: 'tables', count: 12 },
      { step: 'menu', count: 0 },
    ])

    expect(steps.find(({ step }) => step === 'printing')).toEqual({ step: 'printing', isDone: true, count: 1 })
    expect(steps.find(({ step }) => step === 'tables')).toMatchObject({ isDone: true, count: 12 })
    expect(steps.find(({ step }) => step === 'menu')).toMatchObject({ isDone: false, count: 0 })
    expect(steps.at(-1)).toMatchObject({ step: 'testOrder', isDone: false })
  })

  it('end with an order that was delivered, of which no number is shown', () => {
    expect(stepsOf([{ step: 'testOrder', count: 1 }]).at(-1)).toEqual({ step: 'testOrder', isDone: true, count: null })
  })

  it('are all needed besides a printer or POS', () => {
    expect(venueSteps.filter((step) => !isNeeded(step))).toEqual(['printing'])
  })
})
