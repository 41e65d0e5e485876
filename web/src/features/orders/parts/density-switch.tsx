import { DensityChip } from '#ui/density-chip.tsx'
import { chooseCardDensity, useCardDensity } from '#features/orders/parts/card-density.ts'

/** Chooses between compact and comfortable cards on this device; on a phone, only its icon has room. */
export function DensitySwitch() {
  return <DensityChip density={useCardDensity()} onChoose={chooseCardDensity} />
}
