-- For wrk: asks for another stay each time, and says at the end what came of it.
function month() return math.random(12) end
function day() return math.random(28) end

function request()
  local query = "?arrival=2027-%02d-%02d&departure=2027-%02d-%02d&utm_id=%d"
  return wrk.format("GET", wrk.path .. string.format(query, month(), day(), month(), day(), day()))
end

function done(summary)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\n{"answered": %d, "refused": %d, "lost": %d}\n',
    summary.requests - errors.status, errors.status, lost))
end
