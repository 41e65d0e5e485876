type Shield = (press: MouseEvent) => boolean

const shields: Shield[] = []
let isMisaimed = false

/** Has presses do nothing of which this answers that they were not aimed at what they hit. Keys press what has the focus, wherever it stands. */
export function stopPresses(shield: Shield): void {
  shields.push(shield)
}

// Presses are stopped here: for a style that takes none, the browser would work out the looks of all in a row again, twice for each.
addEventListener('pointerdown', (event) => (isMisaimed = isShielded(event)), { capture: true })

// Else it would take the focus, and open what opens at once.
addEventListener('mousedown', (event) => isMisaimed && stop(event), { capture: true })

addEventListener(
  'click',
  (event) => {
    if (event.detail === 0) return
    if (isMisaimed || isShielded(event)) stop(event)
    isMisaimed = false
  },
  { capture: true },
)

function isShielded(press: MouseEvent): boolean {
  return shields.some((shield) => shield(press))
}

/** Also for who listens beside: it is as if nothing had been pressed. */
function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
