// Invented providers from which ISAs and pensions are transferred.

export const isaProviders = [
  'Ashdown Building Society',
  'Bramble Bank',
  'Cobalt Invest',
  'Dunmore Savings',
  'Eastgate Bank',
  'Fernhill Funds',
  'Harbour Bank',
  'Kestrel Investments',
  'Moorland Building Society',
  'Oakfield Wealth',
  'Pennine Mutual',
  'Saltmarsh Securities',
]
