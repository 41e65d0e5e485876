/** The limits of menu forms and of what is ordered on them. */
export const menuFormLimits = {
  nameLength: 60,
  questionLength: 120,
  mostForms: 20,
  mostQuestions: 20,
  mostOptions: 20,
  mostAdditional: 30,
  mostPicks: 10,
  mostGuests: 10,
  mostSlots: 96,
  slotMinutes: { least: 5, most: 240 },
  mostCapacity: 200,
  mostLeadMinutes: 720,
  mostCutOffMinutes: 2_880,
  mostCutOffDays: 2,
  mostDaysAhead: 14,
  /** All that the largest party may pick of one option. */
  mostQuantity: 100,
  lastnameLength: 60,
  noteLength: 49,
  /** Pre-orders of one room that are not in the kitchen yet. */
  mostWaitingAtTable: 20,
  /** Of these, what guests of the room can order for one slot. */
  mostWaitingInSlot: 2,
  /** Pre-orders that are accepted in one call: a whole slot. */
  mostAtOnce: 200,
} as const
