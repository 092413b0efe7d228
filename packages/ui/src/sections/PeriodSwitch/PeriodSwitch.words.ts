/** The English words of PeriodSwitch. */
export const periodSwitchWords = { legend: 'Billing period' };
