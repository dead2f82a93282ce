"""The one list of endpoints: routes and OpenAPI are made from it."""

from hullaboo.server.http import (
    game_endpoints,
    guest_endpoints,
    operator_endpoints,
    seat_endpoints,
    table_endpoints,
)

SUBJECTS = (game_endpoints, guest_endpoints, table_endpoints, seat_endpoints, operator_endpoints)
ENDPOINTS = tuple(endpoint for subject in SUBJECTS for endpoint in subject.ENDPOINTS)
