/// <reference path="./virtual.d.ts" />
import facts from 'virtual:rapport/facts';

export { facts };
